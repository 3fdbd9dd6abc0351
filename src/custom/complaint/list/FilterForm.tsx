import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Controller, FormProvider, useForm, useFormContext } from 'react-hook-form';
import { can, onlyOwnComplaints } from '../../../../contract/access.ts';
import { isDay } from '../../../../contract/day.ts';
import { NOBODY } from '../../../../contract/limits.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { useConfiguration } from '../../../kit/data/configuration.ts';
import { DayField } from '../../../kit/form/DayField.tsx';
import { OptionPicker } from '../../../kit/form/OptionPicker.tsx';
import { fixedOptions, type Options } from '../../../kit/form/useOptions.ts';
import { PlaceCascade } from '../../../kit/place/PlaceCascade.tsx';
import { FILTER_SOURCES } from '../../../kit/place/placeNames.ts';
import { useCategoryOptions, useLeaderOptions, useStaffOptions } from '../useComplaintOptions.ts';
import type { Filters } from './listAddress.ts';

interface FilterFormProps {
  filters: Filters;
  onApply: (filters: Filters) => void;
}

/** The filters of a list beside keyword and status (LIST-03), applied together. */
export default function FilterForm({ filters, onApply }: FilterFormProps) {
  const translate = useTranslate();
  const values = useMemo(() => ({ ...EMPTY, ...filters }), [filters]);
  const form = useForm({ values });
  const actor = storedActor();
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        aria-label={translate('complaint.list.filters')}
        onSubmit={form.handleSubmit(onApply)}
        sx={{ display: 'grid', gap: 0.5 }}
      >
        <Box sx={GRID}>
          {/* The selects of the cascade stand in the grid of the others. */}
          <Box sx={{ '&, & > div': { display: 'contents' } }}>
            <PlaceCascade sources={FILTER_SOURCES} />
          </Box>
          <CategoryFilter />
          <AssignedFilter />
          {actor && !onlyOwnComplaints(actor) && <StaffFilter />}
          {actor && can(actor, 'forward', 'complaint') && <LeaderFilter />}
          {filters.last_leader_id && <LastLeaderFilter />}
          <TextFilter name="name" label="complaint.fields.name" />
          <TextFilter name="complaint_number" label="complaint.list.complaint_number" />
          <DayFilter name="from_date" label="complaint.list.from_date" />
          <DayFilter name="to_date" label="complaint.list.to_date" />
        </Box>
        <Box>
          <Button type="submit" variant="contained" size="small">
            {translate('complaint.list.apply')}
          </Button>
        </Box>
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

const EMPTY = {
  parliament: null,
  assembly: null,
  mandal: null,
  area: null,
  category: null,
  assigned: null,
  staff_id: null,
  leader_id: null,
  last_leader_id: null,
  name: null,
  complaint_number: null,
  from_date: null,
  to_date: null,
} satisfies Filters;

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
  const titles = useConfiguration()?.grievanceInCharges ?? [];
  const options = fixedOptions(titles.map((title) => ({ value: title, label: title })));
  return <OptionFilter name="assigned" label="complaint.fields.assigned" options={options} />;
}

interface FieldProps {
  name: keyof typeof EMPTY;
  /** Translation key. */
  label: string;
}

function OptionFilter({ name, label, options }: FieldProps & { options: Options }) {
  const translate = useTranslate();
  const { control } = useFormContext<Filters>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <OptionPicker
          label={translate(label)}
          options={options}
          value={field.value ?? null}
          onChange={field.onChange}
        />
      )}
    />
  );
}

/** What is no day yet changes nothing. */
function DayFilter({ name, label }: FieldProps & { name: 'from_date' | 'to_date' }) {
  const translate = useTranslate();
  const { control } = useFormContext<Filters>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref, ...field } }) => (
        <DayField
          {...field}
          inputRef={ref}
          label={translate(label)}
          value={value ?? null}
          onChange={(day) => (isDay(day) || !day) && onChange(day || null)}
        />
      )}
    />
  );
}

function TextFilter({ name, label }: FieldProps) {
  const translate = useTranslate();
  const { control } = useFormContext<Filters>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref, ...field } }) => (
        <TextField
          {...field}
          inputRef={ref}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value.trimStart() || null)}
          label={translate(label)}
          size="small"
          margin="dense"
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
      )}
    />
  );
}
