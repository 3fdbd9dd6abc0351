import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  useResourceContext,
} from 'react-admin';
import { useNameIn } from '#src/components/format/useNameIn.ts';

/** So many records are offered; more are found by typing. */
const OFFERED = 1_000;

interface RecordInputProps extends Pick<AutocompleteInputProps, 'validate'> {
  source: string;
  reference: string;
  /** Values of the records that are offered; all of them when absent. */
  filter?: Record<string, unknown>;
}

/** Chooses a record of another resource by its name. */
export function RecordInput({ source, reference, filter, validate }: RecordInputProps) {
  const resource = useResourceContext();
  const nameIn = useNameIn();
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      filter={filter}
      perPage={OFFERED}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        optionText={nameIn}
        label={`resources.${resource}.fields.${source}`}
        filterToQuery={(keyword: string) => ({ keyword })}
        validate={validate}
        // The focus comes here after a refused save as well: the choices shall not cover what is wrong.
        openOnFocus={false}
      />
    </ReferenceInput>
  );
}
