import type { Capability } from '#src/components/slots/capability.ts';

export const desk: Capability = { name: 'desk' };
