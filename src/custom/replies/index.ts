import type { Capability } from '#src/components/slots/capability.ts';

export const replies: Capability = { name: 'replies' };
