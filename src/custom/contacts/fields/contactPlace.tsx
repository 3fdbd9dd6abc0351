import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import type { FieldType } from '#src/declare/field.ts';

/** The place of a department contact, which not every role chooses (CON-01). */
export const contactPlace = (): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async ({ editing }) => {
    const { ContactPlaces } = await import('./ContactPlaces.tsx');
    return <ContactPlaces {...(editing ? { editing } : {})} />;
  },
});
