import type { Capability } from '#src/components/slots/capability.ts';

export const messages: Capability = { name: 'messages' };
