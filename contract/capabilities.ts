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

/** What of a session tells what the host has; all of it where nothing is said, as on the server. */
export interface HasCapabilities {
  capabilities?: readonly CapabilityName[];
}

/** Whether the host has the capability; what belongs to none is of the core. */
export const has = ({ capabilities }: HasCapabilities, name: CapabilityName | undefined) =>
  name === undefined || capabilities === undefined || capabilities.includes(name);
