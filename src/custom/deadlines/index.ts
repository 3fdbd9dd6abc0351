import type { Capability } from '#src/components/slots/capability.ts';

export const deadlines: Capability = { name: 'deadlines' };
