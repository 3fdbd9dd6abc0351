import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RadioButtonGroupInput, TextInput, useRecordContext } from 'react-admin';
import { choosesInCharge, hasOrigin } from '../../../../contract/access.ts';
import type { ComplaintRecord } from '../../../../contract/complaint.ts';
import { phoneDigits } from '../../../../contract/fields.ts';
import { COMPLAINT_TYPES } from '../../../../contract/limits.ts';
import { PLACE_LEVELS } from '../../../../contract/place.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { useConfiguration } from '../../../kit/data/configuration.ts';
import { LocationInput } from '../../../kit/form/LocationInput.tsx';
import { PhoneInput } from '../../../kit/form/PhoneInput.tsx';
import { fixedOptions } from '../../../kit/form/useOptions.ts';
import { PlaceCascade } from '../../../kit/place/PlaceCascade.tsx';
import { useCategoryOptions } from '../useComplaintOptions.ts';
import { OptionInput } from './OptionInput.tsx';
import { OriginAndName } from './OriginAndName.tsx';

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

interface ComplaintInformationProps {
  onPositionDenied: () => void;
  /** The form changes a complaint, which is the record around it: places are locked as SCOPE-04 says. */
  editing?: boolean;
  /** Fields that only some forms have. */
  children?: ReactNode;
}

/** Who complains of what, and where; in the order in which a petition desk asks (CRE-01, UPD-01). */
export function ComplaintInformation({ onPositionDenied, editing, children }: ComplaintInformationProps) {
  const actor = storedActor();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={COLUMNS}>
        <PhoneInput
          source="phone"
          label="recording.fields.phone"
          isRequired
          parse={(typed: string) => phoneDigits(typed) || null}
          autoComplete="off"
          helperText={false}
        />
        <EmailInput />
        <CategoryInput />
        <TypeInput />
      </Box>
      <PlaceCascade required={PLACE_LEVELS} editing={editing} />
      <Box sx={COLUMNS}>
        <OriginAndName hasOrigin={actor !== null && hasOrigin(actor)} />
        {actor && choosesInCharge(actor) && <InChargeInput />}
        {children}
      </Box>
      <LocationInput onDenied={onPositionDenied} />
    </Box>
  );
}

const EmailInput = () => (
  <TextInput
    source="email"
    type="email"
    label="recording.fields.email"
    autoComplete="off"
    helperText={false}
  />
);

function CategoryInput() {
  const category = useRecordContext<ComplaintRecord>()?.category;
  return (
    <OptionInput
      source="category_id"
      label="recording.fields.category_id"
      options={useCategoryOptions()}
      saved={category && { value: category.id, label: category.name }}
      isRequired
    />
  );
}

const TypeInput = () => (
  <RadioButtonGroupInput
    source="type"
    label="recording.fields.type"
    choices={COMPLAINT_TYPES.map((id) => ({ id, name: `recording.types.${id}` }))}
    helperText={false}
  />
);

/** The office whom the complaint is for (CRE-05). */
function InChargeInput() {
  const configuration = useConfiguration();
  const names = configuration?.grievanceInCharges ?? [];
  const options = fixedOptions(names.map((name) => ({ value: name, label: name })));
  return <OptionInput source="assigned" label="recording.fields.assigned" options={options} />;
}
