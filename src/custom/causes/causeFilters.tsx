import Box from '@mui/material/Box';
import { useInput, useTranslate } from 'react-admin';
import { CAUSE_STATES } from '../../../contract/cause.ts';
import { placeCalls } from '../../../contract/places.ts';
import { ownPlaces } from '../../../contract/reach.ts';
import { storedActor } from '../../authProvider/storedSession.ts';
import { call } from '../../dataProvider/http.ts';
import { KeywordFilter } from '../../declare/parts/KeywordFilter.tsx';
import { useCategoryOptions } from '../../kit/data/useComplaintOptions.ts';
import { OptionPicker } from '../../kit/form/OptionPicker.tsx';
import { fixedOptions, type Options, useOptions } from '../../kit/form/useOptions.ts';

interface FilterProps {
  source: string;
  alwaysOn: true;
}

/** One of several, chosen by its name; none asks for all. */
function Picker({ source, label, options }: { source: string; label: string; options: Options }) {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: '' });
  return (
    <Box sx={{ width: { xs: '100%', sm: '13rem' } }}>
      <OptionPicker
        label={translate(label)}
        options={options}
        value={field.value === '' ? null : field.value}
        onChange={(value) => field.onChange(value ?? '')}
      />
    </Box>
  );
}

function StateFilter({ source }: FilterProps) {
  const translate = useTranslate();
  const states = CAUSE_STATES.map((value) => ({ value, label: translate(`causes.states.${value}`) }));
  return <Picker source={source} label="resources.cause.fields.state" options={fixedOptions(states)} />;
}

const CategoryFilter = ({ source }: FilterProps) => (
  <Picker source={source} label="resources.cause.fields.category" options={useCategoryOptions()} />
);

/** For whoever sees several assemblies (SCOPE-07). */
function AssemblyFilter(props: FilterProps) {
  const actor = storedActor();
  const { parliament_id, assembly_id } = actor ? ownPlaces(actor) : {};
  return assembly_id === undefined ? <Assemblies {...props} parliamentId={parliament_id} /> : null;
}

function Assemblies({ source, parliamentId }: FilterProps & { parliamentId: number | undefined }) {
  const options = useOptions(['assembly', parliamentId], async (signal) => {
    const { data } = await call(placeCalls.assembly, { query: { parliament_id: parliamentId }, signal });
    return data.map(({ id, name, name_te, name_hi }) => ({ value: id, name, name_te, name_hi }));
  });
  return <Picker source={source} label="declare.place.assembly" options={options} />;
}

/** Above the list of causes: number or title, state, category, and the assembly where there are several. */
export const causeFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <StateFilter key="state" source="state" alwaysOn />,
  <CategoryFilter key="category" source="category" alwaysOn />,
  <AssemblyFilter key="assembly" source="assembly" alwaysOn />,
];
