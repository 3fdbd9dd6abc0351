import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RadioButtonGroupInput, TextInput } from 'react-admin';
import { choosesInCharge, hasOrigin } from '#contract/access/access.ts';
import { COMPLAINT_TYPES } from '#contract/kernel/limits.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { LocationInput } from '#src/components/form/LocationInput.tsx';
import { OptionInput } from '#src/components/form/OptionInput.tsx';
import { fixedOptions, useOptionOf } from '#src/components/form/useOptions.ts';
import { useInCharges } from '../inCharges.ts';
import { COLUMNS } from './ComplaintInformation.tsx';
import { OriginInput } from './OriginAndName.tsx';

interface FurtherInformationProps {
  onPositionDenied: () => void;
  /** Fields that only some forms have. */
  children?: ReactNode;
}

/** Optional fields that a petition desk asks for last (CRE-01, UPD-01). */
export function FurtherInformation({ onPositionDenied, children }: FurtherInformationProps) {
  const actor = storedActor();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={COLUMNS}>
        {actor && hasOrigin(actor) && <OriginInput />}
        {actor && choosesInCharge(actor) && <InChargeInput />}
        {children}
        <TextInput source="email" type="email" label="recording.fields.email" autoComplete="off" />
        <TypeInput />
      </Box>
      <LocationInput onDenied={onPositionDenied} />
    </Box>
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

/** The office that the complaint is addressed to (CRE-05). */
function InChargeInput() {
  const optionOf = useOptionOf();
  const options = fixedOptions(useInCharges().map((title) => optionOf({ value: title.name, ...title })));
  return <OptionInput source="assigned" label="recording.fields.assigned" options={options} />;
}
