import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { dashboardReport, REPORT_SETS, type ReportSet } from '#contract/dashboard/dashboard.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Pager } from '#src/components/list/Pager.tsx';
import { FigureTable } from './FigureTable.tsx';
import { GROUPS, useFigures } from './figures.ts';
import { type CountedPlace, sentPlace } from './place.ts';
import { useRows } from './useRows.ts';

interface ReportProps {
  set: ReportSet;
  place: CountedPlace;
}

/** One report of a place, ten rows per page (DASH-05, DASH-06). */
export function Report({ set, place }: ReportProps) {
  const translate = useTranslate();
  const figuresOf = useFigures();
  const exclude = REPORT_SETS.filter((other) => other !== set).join(',');
  const { data, isPlaceholderData, ...query } = useQuery({
    ...queryOf(['dashboard', 'report', set, place], dashboardReport, {
      body: { ...sentPlace(place), exclude },
    }),
    placeholderData: keepPreviousData,
  });
  const figures = figuresOf(data?.[set] ?? []);
  const shown = useRows(figures, set, PAGE_SIZE);
  const label = translate(`dashboard.reports.${set}`);

  if (!data)
    return <NotLoaded query={query} failed="dashboard.reportFailed" height={320} label="common.loading" />;
  if (figures.length === 0)
    return <Typography color="textSecondary">{translate('dashboard.nothing')}</Typography>;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      <FigureTable label={label} counts={['total', ...GROUPS]} figures={figures} shown={shown} />
      {shown.pages > 1 && (
        <Box sx={{ mt: 2 }}>
          <Pager
            label={translate('dashboard.pages', { title: label })}
            page={shown.page}
            count={shown.pages}
            linkTo={shown.linkTo}
          />
        </Box>
      )}
    </Box>
  );
}
