import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { chartsOf } from '#contract/access/access.ts';
import { dashboardIssues, ISSUE_SETS } from '#contract/dashboard/dashboard.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { ChartPanel } from './ChartPanel.tsx';
import { useFigures } from './figures.ts';
import { Panel } from './Panel.tsx';
import { type CountedPlace, sentPlace } from './place.ts';

/** The charts of the role for a place; while another place loads, the previous ones stay (DASH-02 to DASH-04). */
export function Charts({ place }: { place: CountedPlace }) {
  const translate = useTranslate();
  const figuresOf = useFigures();
  const actor = storedActor();
  const sets = actor ? chartsOf(actor) : [];
  const exclude = ISSUE_SETS.filter((set) => !sets.some((shown) => shown === set)).join(',');
  const { data, isPlaceholderData, ...query } = useQuery({
    ...queryOf(['dashboard', 'issues', exclude, place], dashboardIssues, {
      body: { ...sentPlace(place), exclude },
    }),
    placeholderData: keepPreviousData,
  });

  if (!data)
    return <NotLoaded query={query} failed="dashboard.chartsFailed" height={400} label="common.loading" />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ ...GRID, opacity: isPlaceholderData ? 0.6 : 1 }}>
      {sets.map((set) => {
        const rows = data[set] ?? [];
        return rows.length > 0 ? (
          <ChartPanel key={set} set={set} figures={figuresOf(rows)} />
        ) : (
          <Panel key={set} title={translate(`dashboard.charts.${set}`)}>
            <Typography color="textSecondary">{translate('dashboard.nothing')}</Typography>
          </Panel>
        );
      })}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
};
