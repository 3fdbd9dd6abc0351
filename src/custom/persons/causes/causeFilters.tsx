import { useTranslate } from 'react-admin';
import { ownPlaces } from '#contract/access/scope.ts';
import { CAUSE_STATES } from '#contract/persons/cause.ts';
import { placeCalls } from '#contract/places/places.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useOptions } from '#src/components/form/useOptions.ts';
import { ChoiceFilter, PickerFilter } from '#src/components/list/ListFilters.tsx';
import { useCategoryOptions } from '#src/custom/complaints/useComplaintOptions.ts';
import { call } from '#src/dataProvider/call.ts';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';

interface FilterProps {
  source: string;
  alwaysOn: true;
}

function CategoryFilter({ source }: FilterProps) {
  const label = useTranslate()('resources.cause.fields.category');
  return <PickerFilter source={source} label={label} options={useCategoryOptions()} />;
}

/** For users with several assemblies (SCOPE-07). */
function AssemblyFilter(props: FilterProps) {
  const actor = storedActor();
  const { parliament_id, assembly_id } = actor ? ownPlaces(actor) : {};
  return assembly_id === undefined ? <Assemblies {...props} parliamentId={parliament_id} /> : null;
}

function Assemblies({ source, parliamentId }: FilterProps & { parliamentId: number | undefined }) {
  const label = useTranslate()('declare.place.assembly');
  const options = useOptions(['assembly', parliamentId], async (signal) => {
    const { data } = await call(placeCalls.assembly, { query: { parliament_id: parliamentId }, signal });
    return data.map(({ id, name, name_te, name_hi }) => ({ value: id, name, name_te, name_hi }));
  });
  return <PickerFilter source={source} label={label} options={options} />;
}

/** The filters of the list: number or title, state, category and, for several assemblies, the assembly. */
export const causeFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="resources.cause.fields.state"
    values={CAUSE_STATES}
    words="causes.states"
    alwaysOn
  />,
  <CategoryFilter key="category" source="category" alwaysOn />,
  <AssemblyFilter key="assembly" source="assembly" alwaysOn />,
];
