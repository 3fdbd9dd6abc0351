import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import { onlyOwnComplaints } from '#contract/access/scope.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { CauseFilter } from './CauseFilter.tsx';
import {
  ChoiceFilter,
  DayFilter,
  NO_FILTERS,
  SeveralFilter,
  SingleFilter,
  TextFilter,
} from './filterInputs.tsx';
import type { Filters } from './listAddress.ts';
import { PlacesFilter } from './PlacesFilter.tsx';
import { useApplied } from './useApplied.ts';

interface FilterFormProps {
  filters: Filters;
  /** How often they were cleared: that takes away what is typed and not applied yet, too. */
  cleared: number;
  onApply: (filters: Filters) => void;
}

/** The filters of a list beside keyword and status (LIST-03), applied as they are chosen. */
export default function FilterForm({ filters, cleared, onApply }: FilterFormProps) {
  const translate = useTranslate();
  const values = useMemo(() => ({ ...NO_FILTERS, ...filters }), [filters]);
  const form = useForm<Filters>({ defaultValues: values });
  const apply = useApplied({ form, values, cleared, onApply });
  const actor = storedActor();
  const [hasDesk, hasDeadlines, hasPersons] = [
    hasCapability('desk'),
    hasCapability('deadlines'),
    hasCapability('persons'),
  ];
  const [hasClosing, hasLetters] = [hasCapability('closing'), hasCapability('letters')];
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label={translate('complaint.list.filters')}
        onSubmit={form.handleSubmit(apply)}
      >
        <Box sx={GRID}>
          <PlacesFilter />
          <ChoiceFilter name="category" />
          <ChoiceFilter name="assigned" />
          {actor && choosesStaff(actor) && <ChoiceFilter name="staff_id" />}
          {actor && can(actor, 'forward', 'complaint') && <ChoiceFilter name="leader_id" />}
          {/* Comes with a figure of the dashboard. */}
          {filters.last_leader_id && <SeveralFilter name="last_leader_id" />}
          <TextFilter name="name" />
          <TextFilter name="complaint_number" />
          {/* A day that is typed in part is known to its field alone, and goes with it. */}
          <DayFilter key={`from ${cleared}`} name="from_date" />
          <DayFilter key={`to ${cleared}`} name="to_date" />
          <ChoiceFilter name="status" />
          {hasDeadlines && (
            <>
              <SeveralFilter name="sla" />
              <SeveralFilter name="priority" />
              <SeveralFilter name="response" />
              <SeveralFilter name="level" />
            </>
          )}
          {hasDesk && (
            <>
              <SingleFilter name="followup" />
              <SingleFilter name="given" />
            </>
          )}
          {hasDeadlines && (
            <>
              <DayFilter key={`due from ${cleared}`} name="due_from" />
              <DayFilter key={`due to ${cleared}`} name="due_to" />
            </>
          )}
          {hasPersons && <CauseFilter />}
          {hasClosing && (
            <>
              <SeveralFilter name="outcome" />
              <SeveralFilter name="verification" />
            </>
          )}
          {hasLetters && <SeveralFilter name="referral" />}
          {hasPersons && <SeveralFilter name="language" />}
        </Box>
        {/* Enter needs a button to send a form of several fields by. */}
        <button type="submit" hidden />
      </Box>
    </FormProvider>
  );
}

const GRID = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
};

/** Staff see those of others where they stand in for these (SLA-16). */
const choosesStaff = (actor: Actor) => !onlyOwnComplaints(actor) || actor.deputy_for.length > 0;
