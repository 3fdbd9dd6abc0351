import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { PersonSearch } from '../PersonSearch.tsx';
import { Member } from './Member.tsx';
import { SuggestedMember } from './SuggestedMember.tsx';
import { householdOf, useHousehold } from './useHousehold.ts';

/**
 * The household of the page's person with the open grievances of each member (PER-08), and suggested members (PER-10).
 */
export function HouseholdSection({ person }: { person: PersonCard }) {
  return (
    <Section title="common.household">
      <People person={person} />
    </Section>
  );
}

function People({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const { data, ...query } = useQuery(householdOf(person.id));
  const { add, remove } = useHousehold(person.id);
  const members = data?.household?.members ?? [];
  const suggested = data?.suggested ?? [];
  const list = useFocusAfterRemoval<HTMLDivElement>(members.length + suggested.length);
  if (!data) return <NotLoaded query={query} failed="merging.household.failed" height={96} />;
  const { household } = data;
  return (
    <Stack ref={list} tabIndex={-1} sx={{ gap: 1.5, outline: 'none' }}>
      {!household && <Hint text="merging.household.none" />}
      {household && (
        <Box component="ul" sx={LIST}>
          {members.map((member) => (
            <Member
              key={member.id}
              member={member}
              isThis={member.id === person.id}
              isPending={remove.isPending}
              onRemove={() => remove.mutate({ ...member, householdId: household.id })}
            />
          ))}
        </Box>
      )}
      {suggested.length > 0 && (
        <div>
          <Typography component="h3" variant="subtitle2">
            {translate('merging.household.suggested')}
          </Typography>
          <Box component="ul" aria-label={translate('merging.household.suggested')} sx={LIST}>
            {suggested.map((suggestion) => (
              <SuggestedMember
                key={suggestion.id}
                suggestion={suggestion}
                isPending={add.isPending}
                onJoin={() => add.mutate(suggestion)}
              />
            ))}
          </Box>
        </div>
      )}
      <PersonSearch
        label={translate('merging.household.add')}
        assemblyId={person.assembly_id}
        without={[person.id, ...members.map(({ id }) => id)]}
        onChoose={(chosen) => add.mutate(chosen)}
      />
    </Stack>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none' };
