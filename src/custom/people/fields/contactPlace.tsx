import type { FieldType } from '#src/declare/field.ts';
import { PlaceNameField } from '#src/kit/place/PlaceNameField.tsx';

/** The place of a department contact, which not everybody chooses (CON-01). */
export const contactPlace = (): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async ({ editing }) => {
    const { ContactPlaces } = await import('./ContactPlaces.tsx');
    return <ContactPlaces {...(editing ? { editing } : {})} />;
  },
});
