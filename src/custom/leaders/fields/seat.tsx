import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import type { FieldType } from '#src/declare/field.ts';

/** A candidate's seat: shown as its place, edited with the fields of the designation (CAN-01). */
export const seat = (): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async () => {
    const { SeatInputs } = await import('./SeatInputs.tsx');
    return <SeatInputs />;
  },
});
