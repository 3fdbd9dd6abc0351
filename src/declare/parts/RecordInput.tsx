import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  useResourceContext,
} from 'react-admin';

/** So many records are offered; more are found by typing. */
const OFFERED = 1_000;

/** Chooses a record of another resource by its name. */
export function RecordInput({
  source,
  reference,
  validate,
}: Pick<AutocompleteInputProps, 'source' | 'validate'> & { source: string; reference: string }) {
  const resource = useResourceContext();
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      perPage={OFFERED}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        optionText="name"
        label={`resources.${resource}.fields.${source}`}
        filterToQuery={(keyword: string) => ({ keyword })}
        validate={validate}
      />
    </ReferenceInput>
  );
}
