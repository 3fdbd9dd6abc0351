import type { Capability } from '#src/components/slots/capability.ts';

export const persons: Capability = { name: 'persons' };
