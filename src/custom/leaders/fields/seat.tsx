import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import type { FieldType } from '#src/declare/field.ts';

/** A candidate's seat: shown as its place, asked for as the designation needs it (CAN-01). */
export const seat = (): FieldType => ({
  show: ({ source }) => <PlaceNameField source={source} />,
  input: async () => {
    const { SeatInputs } = await import('./SeatInputs.tsx');
    return <SeatInputs />;
  },
});
