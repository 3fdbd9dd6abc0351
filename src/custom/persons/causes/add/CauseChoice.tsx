import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CauseRow } from '#contract/persons/cause.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { useCauseChoices } from './useCauseChoices.ts';

interface CauseChoiceProps {
  /** The constituency of the grievances. Causes of their category come first. */
  assemblyId: number | undefined;
  categoryId: number | undefined;
  chosen: Pick<CauseRow, 'id'> | null;
  onChoose: (cause: CauseRow) => void;
  /** Already translated. */
  error: string | null;
}

/** Chooses an open cause of a constituency, by number or title. */
export function CauseChoice({ assemblyId, categoryId, chosen, onChoose, error }: CauseChoiceProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { data, ...query } = useCauseChoices({ assemblyId, categoryId, typed });
  return (
    <>
      <TextField
        type="search"
        size="small"
        margin="dense"
        autoFocus
        label={translate('causes.add.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Enter searches and does not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <NotLoaded query={query} failed="causes.add.failed" height={120} />
      <Typography role="status" variant="body2" color="textSecondary">
        {data?.length === 0 && translate('causes.add.none')}
      </Typography>
      {data && data.length > 0 && (
        <RadioField
          label={translate('causes.add.choices')}
          choices={data.map((cause) => ({ value: cause.id, label: <CauseLine cause={cause} /> }))}
          value={chosen?.id ?? null}
          onChange={(id) => {
            const cause = data.find((one) => one.id === id);
            if (cause) onChoose(cause);
          }}
          error={error}
          sx={{ maxHeight: '40vh', flexWrap: 'nowrap', overflowY: 'auto' }}
        />
      )}
    </>
  );
}

function CauseLine({ cause }: { cause: CauseRow }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { number } = useFormats();
  const placeText = usePlaceText();
  const { title, category, cases } = cause;
  const facts = [
    category && nameIn(category),
    placeText(cause),
    `${translate('resources.cause.fields.cases')}: ${number(cases)}`,
  ];
  return (
    <>
      <Typography component="span" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        <strong>{cause.number}</strong> · {title}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
