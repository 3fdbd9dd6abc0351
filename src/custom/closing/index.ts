import type { Capability } from '#src/components/slots/capability.ts';

export const closing: Capability = { name: 'closing' };
