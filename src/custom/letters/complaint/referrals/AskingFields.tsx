import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { DayField } from '#src/components/form/DayField.tsx';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { OfficersPicker } from '#src/custom/officers/OfficersPicker.tsx';
import { type Asking, type AskingWay, FIRST_WAYS, isOtherWay, isWrongDay, OTHER_WAYS } from './asking.ts';

interface AskingFieldsProps {
  value: Asking;
  onChange: (changed: Partial<Asking>) => void;
  /**
   * About many grievances: only drafts, which wait for an answer, and the number in a portal is noted on each referral.
   */
  isOfMany?: boolean;
  /** The translated error if no officer is chosen. */
  error?: string | undefined;
  /** While the suggested officer loads. */
  isLoading?: boolean | undefined;
}

/** The officers, the way, whether an answer is expected and by when, and the text (REF-01). */
export function AskingFields({ value, onChange, isOfMany = false, error, isLoading }: AskingFieldsProps) {
  const translate = useTranslate();
  const isOther = isOtherWay(value.way);
  const text = (name: 'subject' | 'request' | 'portal_name' | 'portal_number' | 'copies', label: string) => ({
    label: translate(`referrals.draft.${label}`),
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const upTo = (maxLength: number) => ({ htmlInput: { maxLength } });
  return (
    <>
      {/* The label is above the border. */}
      <Box sx={{ pt: 1 }}>
        <OfficersPicker
          ids={value.officers ?? []}
          onChange={(officers) => onChange({ officers })}
          error={error}
          isLoading={isLoading}
        />
      </Box>
      <WayChoice value={value.way} onChange={(way) => onChange({ way })} isOfMany={isOfMany} />
      {isOther && (
        <ChoiceField
          label={translate('referrals.draft.otherWay')}
          value={value.way}
          onChange={(chosen) => onChange({ way: chosen })}
          choices={OTHER_WAYS.map((each) => [each, translate(`referrals.way.${each}`)])}
        />
      )}
      {value.way === 'portal' && <TextField {...text('portal_name', 'portalName')} slotProps={upTo(200)} />}
      {value.way === 'portal' && !isOfMany && (
        <TextField {...text('portal_number', 'portalNumber')} slotProps={upTo(200)} />
      )}
      {!isOther && !isOfMany && (
        <FormControlLabel
          control={
            <Checkbox checked={value.waits} onChange={({ target }) => onChange({ waits: target.checked })} />
          }
          label={translate('referrals.draft.waits')}
        />
      )}
      {(value.waits || isOther) && (
        <DayField
          label={translate('referrals.draft.due')}
          value={value.due_on}
          onChange={(due_on) => onChange({ due_on })}
          error={isWrongDay(value) && translate('rules.dueInPast')}
        />
      )}
      <TextField
        {...text('subject', 'subject')}
        helperText={!isOther && translate(`referrals.draft.usual.${value.way}`)}
        slotProps={upTo(200)}
      />
      <TextField {...text('request', 'request')} multiline minRows={3} slotProps={upTo(5_000)} />
      {value.way !== 'email' && (
        <TextField {...text('copies', 'copies')} multiline minRows={1} maxRows={5} slotProps={upTo(2_000)} />
      )}
    </>
  );
}

interface WayChoiceProps {
  value: AskingWay;
  onChange: (way: AskingWay) => void;
  isOfMany: boolean;
}

/** Letter, mail or both; the other ways are behind one more choice. */
function WayChoice({ value, onChange, isOfMany }: WayChoiceProps) {
  const translate = useTranslate();
  const first = FIRST_WAYS.filter((way) => way !== 'both' || !isOfMany);
  return (
    <RadioField
      row
      label={translate('referrals.draft.way')}
      choices={[...first, 'other' as const].map((way) => ({
        value: way,
        label: translate(`referrals.way.${way}`),
      }))}
      value={isOtherWay(value) ? 'other' : value}
      onChange={(way) => onChange(way === 'other' ? OTHER_WAYS[0] : way)}
    />
  );
}
