import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { PREVIEW_DAYS, type RoutingPreview } from '#contract/teamwork/routingPreview.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { PreviewDialogProps } from '#src/components/office/usePreviewQuestion.tsx';
import { Hint } from '#src/components/page/Hint.tsx';

/**
 * For how many complaints changed rules would have found an assignee, compared with the current ones, by rule (SLA-17).
 */
export function RoutingPreviewDialog({ preview, ...frame }: PreviewDialogProps<RoutingPreview>) {
  const { number } = useFormats();
  const { total, named, unassigned, now } = preview;
  return (
    <ConfirmDialog
      {...frame}
      title="routing.preview.title"
      question="routing.preview.question"
      action="common.save"
      cancel="office.moves.cancel"
      named={{
        smart_count: total,
        total: number(total),
        days: number(PREVIEW_DAYS),
        named: number(named),
        unassigned: number(unassigned),
        namedNow: number(now.named),
        unassignedNow: number(now.unassigned),
      }}
      details={<Shares preview={preview} />}
    />
  );
}

function Shares({ preview: { by_rule, unassigned } }: { preview: RoutingPreview }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const row = (key: number | string, name: string, count: number) => (
    <TableRow key={key}>
      <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      <TableCell align="right">{number(count)}</TableCell>
    </TableRow>
  );
  return (
    <>
      <Table size="small" aria-label={translate('routing.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('routing.preview.rule')}</TableCell>
            <TableCell align="right">{translate('common.grievances')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {by_rule.map(({ name, named }, at) => row(at, `${at + 1}. ${name}`, named))}
          {row('unassigned', translate('routing.preview.unassigned'), unassigned)}
        </TableBody>
      </Table>
      <Hint text="routing.preview.leftOut" />
    </>
  );
}
