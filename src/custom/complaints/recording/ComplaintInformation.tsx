import Box from '@mui/material/Box';
import type { ComponentType, ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { PhoneInput } from '#src/components/form/PhoneInput.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useShortcut } from '#src/components/keys/useKeys.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { Slot } from '#src/components/slots/Slot.tsx';
import { useCategoryOptions } from '../useComplaintOptions.ts';
import { NameOrIncharge } from './OriginAndName.tsx';

/** As many columns as there is room for. */
export const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
};

interface ComplaintInformationProps {
  /** The form changes the complaint of the record context; places are locked as in SCOPE-04. */
  editing?: boolean;
  /** A capability's replacement of the fields Phone and Full Name. */
  Phone?: ComponentType;
  Name?: ComponentType;
  /** Translation key of a hint for each place, shown once below all of them. */
  placeNote?: string;
  placeControl?: ReactNode;
}

/** Citizen, category and place, in the order in which a petition desk asks (CRE-01, UPD-01). */
export function ComplaintInformation(props: ComplaintInformationProps) {
  const { editing = false, Phone = PlainPhone, Name, placeNote, placeControl } = props;
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={COLUMNS}>
        <Phone />
        <NameOrIncharge Name={Name} />
        <CategoryInput />
      </Box>
      <Slot name="belowPhone" />
      <PlaceCascade required={PLACE_LEVELS} editing={editing} ownInOneLine={!editing} note={placeNote} />
      {placeControl}
    </Box>
  );
}

function PlainPhone() {
  const shortcut = useShortcut();
  const isNew = useRecordContext<ComplaintRecord>() === undefined;
  return (
    <PhoneInput
      source="phone"
      label="recording.fields.phone"
      isRequired
      parse={(phone: string) => phone || null}
      autoComplete="off"
      slotProps={{ htmlInput: isNew ? shortcut('create') : {} }}
    />
  );
}

function CategoryInput() {
  const nameIn = useNameIn();
  const category = useRecordContext<ComplaintRecord>()?.category;
  return (
    <OptionInput
      source="category_id"
      label="recording.fields.category_id"
      options={useCategoryOptions()}
      saved={category && { value: category.id, label: nameIn(category) }}
      isRequired
    />
  );
}
