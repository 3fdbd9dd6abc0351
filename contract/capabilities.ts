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

/** The capabilities of the host in a session; absent (as on the server) means all. */
export interface HasCapabilities {
  capabilities?: readonly CapabilityName[];
}

/** Whether the host has the capability; what belongs to none is of the core. */
export const has = ({ capabilities }: HasCapabilities, name: CapabilityName | undefined) =>
  name === undefined || capabilities === undefined || capabilities.includes(name);
