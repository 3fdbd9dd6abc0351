import type { FieldType } from '#src/declare/field.ts';
import { ReferenceName } from '#src/declare/parts/ReferenceName.tsx';

/** The place of a division in-charge: lists show the area, forms ask for places outside the session's own (DIV-01). */
export const inchargePlace = (): FieldType => ({
  show: ({ source, resource }) => (
    <ReferenceName source="area" label={`resources.${resource}.fields.${source}`} />
  ),
  input: async () => {
    const { InchargePlaces } = await import('./InchargePlaces.tsx');
    return <InchargePlaces />;
  },
});
