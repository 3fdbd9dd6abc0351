import type { Capability } from '#src/components/slots/capability.ts';

export const letters: Capability = { name: 'letters' };
