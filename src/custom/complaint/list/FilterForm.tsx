import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { Actor } from '../../../../contract/access.ts';
import { NOBODY } from '../../../../contract/limits.ts';
import { can } from '../../../../contract/policies.ts';
import { inPlaceOf, onlyOwnComplaints } from '../../../../contract/reach.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { useInCharges } from '../../../kit/data/inCharges.ts';
import {
  useCategoryOptions,
  useLeaderOptions,
  useStaffOptions,
} from '../../../kit/data/useComplaintOptions.ts';
import { fixedOptions, type Options, useOptionOf } from '../../../kit/form/useOptions.ts';
import { PlaceCascade } from '../../../kit/place/PlaceCascade.tsx';
import { FILTER_SOURCES } from '../../../kit/place/placeNames.ts';
import { DueFilters } from './DueFilters.tsx';
import { DayFilter, type FieldProps, NO_FILTERS, OptionFilter, TextFilter } from './filterInputs.tsx';
import type { Filters } from './listAddress.ts';
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
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label={translate('complaint.list.filters')}
        onSubmit={form.handleSubmit(apply)}
      >
        <Box sx={GRID}>
          {/* The selects of the cascade stand in the grid of the others. */}
          <Box sx={{ '&, & > div': { display: 'contents' } }}>
            <PlaceCascade sources={FILTER_SOURCES} />
          </Box>
          <CategoryFilter />
          <AssignedFilter />
          {actor && !onlyOwnComplaints(actor) && <StaffFilter />}
          {actor && onlyOwnComplaints(actor) && actor.deputy_for.length > 0 && <DeputyFilter actor={actor} />}
          {actor && can(actor, 'forward', 'complaint') && <LeaderFilter />}
          {filters.last_leader_id && <LastLeaderFilter />}
          <TextFilter name="name" label="complaint.fields.name" />
          <TextFilter name="complaint_number" label="complaint.list.complaint_number" />
          {/* A day that is typed in part is known to its field alone, and goes with it. */}
          <DayFilter key={`from ${cleared}`} name="from_date" label="complaint.list.from_date" />
          <DayFilter key={`to ${cleared}`} name="to_date" label="complaint.list.to_date" />
          <DueFilters cleared={cleared} />
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

const CategoryFilter = () => (
  <OptionFilter name="category" label="complaint.fields.category" options={useCategoryOptions()} />
);

const StaffFilter = () => (
  <PersonFilter
    name="staff_id"
    label="complaint.fields.staff"
    people={useStaffOptions()}
    nobody="unassigned"
  />
);

/** For staff who stand in for others: their own grievances, or those of one of these (SLA-16). */
function DeputyFilter({ actor }: { actor: Actor }) {
  const people = useStaffOptions();
  const all = people.all.filter(({ value }) => inPlaceOf(actor).includes(Number(value)));
  return <OptionFilter name="staff_id" label="complaint.fields.staff" options={{ ...people, all }} />;
}

/** For those who forward to the in-charges of areas. */
const LeaderFilter = () => (
  <PersonFilter
    name="leader_id"
    label="complaint.fields.leader"
    people={useLeaderOptions()}
    nobody="notForwarded"
  />
);

/** Comes with a figure of the dashboard. */
const LastLeaderFilter = () => (
  <PersonFilter
    name="last_leader_id"
    label="complaint.fields.lastLeader"
    people={useLeaderOptions()}
    nobody="notForwarded"
  />
);

/** A choice of people, and of what none of them has; `nobody` is its key below `complaint`. */
function PersonFilter({ people, nobody, ...field }: FieldProps & { people: Options; nobody: string }) {
  const label = useTranslate()(`complaint.${nobody}`);
  return <OptionFilter {...field} options={{ ...people, all: [{ value: NOBODY, label }, ...people.all] }} />;
}

function AssignedFilter() {
  const optionOf = useOptionOf();
  const options = fixedOptions(useInCharges().map((title) => optionOf({ value: title.name, ...title })));
  return <OptionFilter name="assigned" label="complaint.fields.assigned" options={options} />;
}
