import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';

interface ChecklistProps {
  /** The translation key above none, failed and loading; `label` is the key of the list's name. */
  words: 'workflow.leaders' | 'workflow.officers' | 'complaint.merge';
  label: string;
  choices: { data?: readonly ListedChoice[]; isError: boolean; isFetching: boolean; refetch: () => void };
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** Already translated. */
  error: string | null;
  /** Marks the list as the one that shows the errors of its field. */
  fieldRef?: Ref<HTMLFieldSetElement>;
}

interface ListedChoice {
  id: number;
  name: string;
  /** Distinguishes options of the same name; already translated. */
  notes: readonly string[];
}

/** A multiple choice of people or grievances, in the order of ticking. */
export function Checklist({ words, label, choices, chosen, onChange, error, fieldRef }: ChecklistProps) {
  const translate = useTranslate();
  const errorId = useId();
  const { data, isError, isFetching, refetch } = choices;
  if (isError) return <FailedNotice text={`${words}.failed`} isRetrying={isFetching} onRetry={refetch} />;
  if (!data) return <Typography role="status">{translate(`${words}.loading`)}</Typography>;
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <FormControl
      ref={fieldRef}
      component="fieldset"
      error={error !== null}
      aria-describedby={error ? errorId : undefined}
    >
      <FormLabel component="legend">{translate(label)}</FormLabel>
      {data.length === 0 && <Typography color="textSecondary">{translate(`${words}.none`)}</Typography>}
      <FormGroup sx={{ maxHeight: '40vh', flexWrap: 'nowrap', overflowY: 'auto' }}>
        {data.map(({ id, name, notes }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            label={[name, ...notes].join(' · ')}
          />
        ))}
      </FormGroup>
      {error && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
