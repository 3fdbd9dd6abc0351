import MuiLink from '@mui/material/Link';
import {
  AutocompleteInput,
  type AutocompleteInputProps,
  ReferenceInput,
  useCanAccess,
  useChoicesContext,
  useGetResourceLabel,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { NothingYet, nothingOf } from '#src/components/form/NothingYet.tsx';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useLinkTo } from '../paths.ts';

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
        isOwn={resource === reference}
        validate={validate}
      />
    </ReferenceInput>
  );
}

interface RecordChoiceProps extends Pick<RecordInputProps, 'reference' | 'validate'> {
  label: string;
  /** The open page itself adds the records. */
  isOwn: boolean;
}

function RecordChoice({ label, reference, isOwn, validate }: RecordChoiceProps) {
  const nameIn = useNameIn();
  const translate = useTranslate();
  const { allChoices, isPending, filterValues } = useChoicesContext();
  const isEmpty = allChoices?.length === 0 && !isPending && !filterValues.keyword;
  const nothing = nothingOf(reference);
  const hint = nothing ? <NothingYet of={nothing} /> : <NoRecordsYet reference={reference} isOwn={isOwn} />;
  return (
    <AutocompleteInput
      optionText={nameIn}
      label={label}
      filterToQuery={(keyword: string) => ({ keyword })}
      validate={validate}
      noOptionsText={translate('declare.select.none')}
      helperText={isEmpty ? hint : undefined}
      // A refused save also moves the focus here: the open list would cover the error.
      openOnFocus={false}
    />
  );
}

/** The hint of a select whose records have a page of their own that adds them (GRD-14). */
function NoRecordsYet({ reference, isOwn }: Pick<RecordChoiceProps, 'reference' | 'isOwn'>) {
  const translate = useTranslate();
  const name = useGetResourceLabel()(reference);
  const path = useLinkTo()(reference, 'create');
  const { canAccess: mayAdd } = useCanAccess({ action: 'create', resource: reference });
  return (
    <>
      {translate('ra.page.empty', { name })}{' '}
      {mayAdd && path && !isOwn && (
        <MuiLink component={Link} to={path}>
          {translate('ra.action.add')}
        </MuiLink>
      )}
    </>
  );
}
