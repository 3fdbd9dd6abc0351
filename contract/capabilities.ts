/**
 * What goes beyond the two specifications, by name. `login` and `me` answer the names that a host has; a host that answers
 * none is a plain party API, of which the admin asks only what the specifications name.
 */
export const CAPABILITIES = [
  'desk',
  'persons',
  'deadlines',
  'teamwork',
  'replies',
  'closing',
  'letters',
  'messages',
] as const;
export type CapabilityName = (typeof CAPABILITIES)[number];

/** What a capability cannot do without; what it only uses it leaves out where that is off. */
export const REQUIRES: Partial<Record<CapabilityName, readonly CapabilityName[]>> = { messages: ['persons'] };
