/**
 * What is chosen in a searchable select, whose own field has what is looked for: from here a `KeptDialog` reads it, as it reads any
 * other field.
 */
export const ChosenValue = ({ of }: { of: unknown }) => <input type="hidden" value={String(of ?? '')} />;
