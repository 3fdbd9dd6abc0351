import PeopleIcon from '@mui/icons-material/PeopleOutline';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { MAX_FOUND_PERSONS } from '#contract/persons/person.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { useSearchKey } from '#src/components/list/useSearchKey.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PersonList } from './PersonList.tsx';
import { usePersonSearch } from './person/usePersons.ts';
import { RecentPersons } from './RecentPersons.tsx';
import { useTypedText } from './useTypedText.ts';

/** A link to possible duplicates, for users who may merge people (PER-11). */
function SameLink() {
  const translate = useTranslate();
  const actor = storedActor();
  if (!actor || !can(actor, 'list', 'personMerge')) return null;
  return (
    <Button component={Link} to="/grievance/people/same" variant="outlined" startIcon={<PeopleIcon />}>
      {translate('merging.pairs.title')}
    </Button>
  );
}

/** `/grievance/people`: search by phone or name, and before that the latest visitors (PER-23). */
export default function People() {
  const translate = useTranslate();
  const [text, setText] = useTypedText();
  const [isComposing, setComposing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const searchKey = useSearchKey(field);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const search = usePersonSearch(text, MAX_FOUND_PERSONS, isComposing);
  return (
    <Page title={translate('common.people')} actions={<SameLink />}>
      <TextField
        type="search"
        fullWidth
        label={translate('person.box.label')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        autoComplete="off"
        slotProps={{
          htmlInput: { ref: field, maxLength: 200, enterKeyHint: 'search', ...searchKey },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon fontSize="small" color="action" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ maxWidth: '32rem', mb: 2 }}
      />
      {search.isRequested ? <PersonMatches {...search} /> : <RecentPersons />}
    </Page>
  );
}

/** The people that a search has found, and their number (PER-23). */
function PersonMatches({ found: persons, error, isSearching }: ReturnType<typeof usePersonSearch>) {
  const translate = useTranslate();
  const hint = () => {
    if (error) return null;
    if (!persons || isSearching) return translate('common.looking');
    const count = persons.data.length;
    if (count === 0) return translate('person.list.none');
    return translate(`person.list.${persons.more ? 'more' : 'count'}`, {
      smart_count: count,
    });
  };
  return (
    <>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {hint()}
      </Typography>
      <FailureAlert failure={isSearching ? null : error} />
      {!persons && !error && <Skeleton variant="rounded" height={240} />}
      {persons && persons.data.length > 0 && (
        <PersonList label={translate('common.people')} persons={persons.data} />
      )}
    </>
  );
}
