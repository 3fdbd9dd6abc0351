import { NullableBooleanInput, SelectInput } from 'react-admin';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { RecordInput } from './RecordInput.tsx';

interface Choice {
  id: string;
  /** Key of the catalogue. */
  name: string;
}

export interface ListFilterProps {
  /** The query field of the list. */
  source: string;
  /** Catalogue key; by default the name of the field. */
  label?: string;
  kind: 'reference' | 'flag' | 'choice' | 'day';
  /** The resource of the options. */
  reference?: string;
  choices?: readonly Choice[];
}

const WIDE = { minWidth: '12rem' };

/** The input of each kind of filter. */
export default function ListFilterInput({ kind, source, label, reference, choices }: ListFilterProps) {
  if (kind === 'reference') return <RecordInput source={source} reference={reference ?? ''} />;
  if (kind === 'day') return <DayInput source={source} label={label} />;
  if (kind === 'flag')
    return <NullableBooleanInput source={source} label={label} helperText={false} sx={WIDE} />;
  return (
    <SelectInput source={source} label={label} choices={[...(choices ?? [])]} helperText={false} sx={WIDE} />
  );
}
