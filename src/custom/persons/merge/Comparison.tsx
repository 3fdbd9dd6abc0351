import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import type { MergeField } from '#contract/persons/personMerge.ts';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { PersonLine } from '../person/PersonLine.tsx';
import { type Choice, choosing, differing, fieldsOf, staying, type Two } from './choices.ts';
import { PhoneChoice, SIDE_BY_SIDE } from './PhoneChoice.tsx';

/** The text of a person's field; null if empty. */
function useFieldText() {
  const translate = useTranslate();
  const placeText = usePlaceText();
  return (person: PersonCard, field: MergeField): string | null => {
    const { area_id, mandal_id, language, household, id } = person;
    if (field === 'place') return area_id || mandal_id ? placeText(person) : null;
    if (field === 'language') return language && translate(`person.language.${language}`);
    if (field !== 'household') return person[field];
    const others = household?.members.filter((member) => member.id !== id) ?? [];
    return others.map(({ name }) => name).join(', ') || null;
  };
}

interface ComparisonProps {
  two: Two;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** Both values of each field, with a choice where they differ. */
export function Comparison({ two, choice, onChoose }: ComparisonProps) {
  const translate = useTranslate();
  const textOf = useFieldText();
  const open = differing(two);
  const ids = two.map(({ id }) => id);
  return (
    <>
      <RadioField
        label={translate('merging.merge.survivor')}
        hint={translate('merging.merge.survivorHint')}
        choices={two.map((person) => ({
          value: person.id,
          label: valueText(<PersonLine person={person} />),
        }))}
        value={choice.survivor_id}
        onChange={(survivor) => onChoose(staying(two, survivor))}
        autoFocus
        sx={SIDE_BY_SIDE}
      />
      <PhoneChoice two={two} phones={choice.phones} onChange={(phones) => onChoose({ ...choice, phones })} />
      {fieldsOf(two).map((field) => {
        const [first, second] = two.map(
          (person) => textOf(person, field) ?? translate('merging.merge.nothing'),
        );
        const legend = translate(`merging.merge.fields.${field}`);
        if (!open.includes(field)) return <Same key={field} legend={legend} text={first ?? ''} />;
        return (
          <RadioField
            key={field}
            label={legend}
            choices={[first, second].map((shown, at) => ({ value: ids[at] ?? 0, label: valueText(shown) }))}
            value={choice.fields[field] ?? choice.survivor_id}
            onChange={(id) => onChoose(choosing(two, choice, field, id))}
            sx={SIDE_BY_SIDE}
          />
        );
      })}
      <Moves two={two} choice={choice} />
    </>
  );
}

const valueText = (value: ReactNode) => (
  <Typography component="span" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
    {value}
  </Typography>
);

function Same({ legend, text }: { legend: string; text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <strong>{legend}</strong>: {text} ({translate('merging.merge.both')})
    </Typography>
  );
}

/** The records that move to the remaining person. */
function Moves({ two, choice }: Pick<ComparisonProps, 'two' | 'choice'>) {
  const translate = useTranslate();
  const [stays, goes] = two[0].id === choice.survivor_id ? two : [two[1], two[0]];
  const counted = (kind: 'cases' | 'visits', count: number) =>
    count > 0 ? [translate(`merging.merge.${kind}`, { smart_count: count })] : [];
  const cases = goes.open + goes.closed;
  const what = [...counted('cases', cases), ...counted('visits', goes.visits.length)];
  const values = {
    smart_count: cases + goes.visits.length,
    name: stays.name,
    other: goes.name,
    what: what.join(translate('merging.merge.and')),
  };
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}>
      {translate(`merging.merge.${what.length > 0 ? 'moves' : 'movesNothing'}`, values)}
    </Alert>
  );
}
