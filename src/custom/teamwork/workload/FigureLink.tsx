import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { maySee, screens } from '#contract/access/screens.ts';
import { type WorkloadFigure, workloadFilters } from '#contract/teamwork/workload.ts';
import type { Workload, WorkloadRow } from '#contract/teamwork/workloadCalls.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';

interface FigureLinkProps {
  workload: Workload;
  row: WorkloadRow;
  figure: WorkloadFigure;
}

/** A number that links to the list of exactly the counted complaints (SLA-21). */
export function FigureLink({ workload, row, figure }: FigureLinkProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const to = useListAddress(workload, row, figure);
  const count = number(row[figure]);
  if (row[figure] === 0) return count;
  const name = row.person?.name ?? translate('workload.nobody');
  const label = translate('workload.of', { figure: translate(`workload.figures.${figure}`), name, count });
  const color = figure === 'overdue' ? 'error' : 'inherit';
  return (
    <MuiLink component={Link} to={to} color={color} underline="always" aria-label={label}>
      {count}
    </MuiLink>
  );
}

/** The list of all for users who may open it; for a desk head the folder. */
function useListAddress({ office, today }: Workload, { person }: WorkloadRow, figure: WorkloadFigure) {
  const { chooses } = useRequestedOffice();
  const actor = storedActor();
  const path = actor && maySee(actor, '/grievance/all', screens) ? '/grievance/all' : '/grievance';
  const query = new URLSearchParams(workloadFilters(figure, person?.id ?? null, today));
  // Users who see more than the office also need its place as a filter.
  if (chooses && office.parliament) query.set('parliament', String(office.parliament.id));
  if (chooses && office.assembly) query.set('assembly', String(office.assembly.id));
  return `${path}?${query}`;
}
