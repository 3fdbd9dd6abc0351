import type { Capability } from '#src/components/slots/capability.ts';

export const teamwork: Capability = { name: 'teamwork' };
