import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  useChoicesContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { NothingYet, nothingOf } from '#src/components/form/NothingYet.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';

/** The number of offered records; typing finds more. */
const OFFERED = 1_000;

interface RecordInputProps extends Pick<AutocompleteInputProps, 'validate'> {
  source: string;
  reference: string;
  /** Limits the options to records with these values; all when absent. */
  filter?: Record<string, unknown>;
}

/** Chooses a record of another resource by its name. */
export function RecordInput({ source, reference, filter, validate }: RecordInputProps) {
  const resource = useResourceContext();
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      perPage={OFFERED}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <RecordChoice
        label={`resources.${resource}.fields.${source}`}
        reference={reference}
        validate={validate}
      />
    </ReferenceInput>
  );
}

type RecordChoiceProps = Pick<RecordInputProps, 'reference' | 'validate'> & { label: string };

function RecordChoice({ label, reference, validate }: RecordChoiceProps) {
  const nameIn = useNameIn();
  const translate = useTranslate();
  const { allChoices, isPending, filterValues } = useChoicesContext();
  const nothing = allChoices?.length === 0 && !isPending && !filterValues.keyword && nothingOf(reference);
  return (
    <AutocompleteInput
      optionText={nameIn}
      label={label}
      filterToQuery={(keyword: string) => ({ keyword })}
      validate={validate}
      noOptionsText={translate('declare.select.none')}
      helperText={nothing ? <NothingYet of={nothing} /> : undefined}
      // A refused save also moves the focus here: the open list would cover the error.
      openOnFocus={false}
    />
  );
}
