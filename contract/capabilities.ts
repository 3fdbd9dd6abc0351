/**
 * The capabilities beyond the two specifications. `login` and `me` return the names that a host has. A host without
 * the field is a plain party API: the admin then uses only what the specifications name.
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
/** A capability as the value of a text. */
export const capabilityName = (name: CapabilityName) => ({ code: `officeUses.names.${name}` });

/** The capabilities of the host in a session; absent (as on the server) means all. */
export interface HasCapabilities {
  capabilities?: readonly CapabilityName[];
}

/** Whether the host has the capability; undefined means the core. */
export const has = ({ capabilities }: HasCapabilities, name: CapabilityName | undefined) =>
  name === undefined || capabilities === undefined || capabilities.includes(name);
