import { NullableBooleanInput, SelectInput } from 'react-admin';
import { DayInput } from '#src/components/form/DayInput.tsx';
import { RecordInput } from './RecordInput.tsx';

interface Choice {
  id: string;
  /** Key of the catalogue. */
  name: string;
}

export interface ListFilterProps {
  /** The name under which the list is asked for it. */
  source: string;
  /** Key of the catalogue; the name of the field where nothing is said. */
  label?: string;
  kind: 'reference' | 'flag' | 'choice' | 'day';
  /** The resource among whose records is chosen. */
  reference?: string;
  choices?: readonly Choice[];
}

const WIDE = { minWidth: '12rem' };

/** How each kind of filter is typed. */
export default function ListFilterInput({ kind, source, label, reference, choices }: ListFilterProps) {
  if (kind === 'reference') return <RecordInput source={source} reference={reference ?? ''} />;
  if (kind === 'day') return <DayInput source={source} label={label} />;
  if (kind === 'flag')
    return <NullableBooleanInput source={source} label={label} helperText={false} sx={WIDE} />;
  return (
    <SelectInput source={source} label={label} choices={[...(choices ?? [])]} helperText={false} sx={WIDE} />
  );
}
