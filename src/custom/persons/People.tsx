import PeopleIcon from '@mui/icons-material/PeopleOutline';
import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { can } from '#contract/access/policies.ts';
import { MAX_FOUND_PERSONS } from '#contract/persons/person.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useSearchKey } from '#src/components/list/useSearchKey.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PersonMatches } from './PersonMatches.tsx';
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
