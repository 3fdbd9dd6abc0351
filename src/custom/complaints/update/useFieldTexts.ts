import { useTranslate } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlaceOptions } from '#src/components/place/usePlaceOptions.ts';
import { useInChargeText } from '../inCharges.ts';
import { useCategoryOptions, useStaffOptions } from '../useComplaintOptions.ts';
import type { UpdateField, UpdateValues } from './updateForm.ts';

/** The property of the record that has the name for an id. */
const NAME_AT = {
  category_id: 'category',
  staff_id: 'staff',
  parliament_id: 'parliament',
  assembly_id: 'assembly',
  mandal_id: 'mandal',
  area_id: 'area',
} as const;
type IdField = keyof typeof NAME_AT;
const isId = (field: UpdateField): field is IdField => field in NAME_AT;

/** Translation keys of labels that the recording form does not have. */
const LABELS: Partial<Record<UpdateField, string>> = {
  staff_id: 'common.staff',
  parliament_id: 'declare.place.parliament',
  assembly_id: 'declare.place.assembly',
  mandal_id: 'declare.place.mandal',
  area_id: 'declare.place.area',
};

/** Texts of the form's labels and values. `chosen`: the values with options that the selects have loaded. */
export function useFieldTexts(chosen: UpdateValues) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const inChargeText = useInChargeText();
  const { parliament_id, assembly_id, mandal_id } = chosen;
  const place = parliament_id && assembly_id ? { parliament_id, assembly_id } : undefined;
  const named = (options: ReturnType<typeof useCategoryOptions>) =>
    options.all.map(({ value, label }) => ({ id: value, name: label }));
  const options = {
    category_id: named(useCategoryOptions()),
    staff_id: named(useStaffOptions(place, place !== undefined)),
    parliament_id: usePlaceOptions('parliament', null).options,
    assembly_id: usePlaceOptions('assembly', parliament_id).options,
    mandal_id: usePlaceOptions('mandal', assembly_id).options,
    area_id: usePlaceOptions('area', mandal_id).options,
  };

  const nameOf = (field: IdField, id: number | string, record: ComplaintRecord) => {
    const saved = record[NAME_AT[field]];
    return nameIn(saved?.id === id ? saved : options[field].find((option) => option.id === id)) ?? '…';
  };

  const label = (field: UpdateField) => translate(LABELS[field] ?? `recording.fields.${field}`);

  /** `record`: the version of the complaint that has the values. */
  const text = (field: UpdateField, value: number | string | null, record: ComplaintRecord): string => {
    if (value === null || value === '') return EMPTY;
    if (isId(field)) return nameOf(field, value, record);
    if (field === 'type') return translate(`recording.types.${value}`, { _: value });
    if (field === 'origin') return translate(`recording.origins.${value}`, { _: value });
    return field === 'assigned' ? inChargeText(String(value)) : String(value);
  };

  return { label, text };
}
