import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { seatOf } from '#contract/access/scope.ts';
import type { AnswerOf } from '#contract/kernel/define.ts';
import type { messageMonth } from '#contract/messages/message.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';

type MonthRow = AnswerOf<typeof messageMonth>['data'][number] & { id: number };

/** The figures of a month by template and channel, with their sum; with several offices also by office. */
export function MonthTable({ rows }: { rows: readonly MonthRow[] }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { number } = useFormats();
  const actor = storedActor();
  const hasOffices = actor !== null && seatOf(actor)?.assembly_id === null;
  const sumOf = (figure: 'messages' | 'parts') => number(rows.reduce((sum, row) => sum + row[figure], 0));
  const below = ({ channel, office }: MonthRow) =>
    [
      translate(`messages.channel.${channel}`),
      hasOffices && (nameIn(office) ?? translate('messaging.months.otherOffice')),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Table size="small" aria-label={translate('messaging.months.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('common.template')}</TableCell>
          <TableCell align="right">{translate('common.messages')}</TableCell>
          <TableCell align="right">{translate('messaging.months.parts')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {nameIn(row.template) ?? translate('messaging.months.noTemplate')}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {below(row)}
              </Typography>
            </TableCell>
            <TableCell align="right">{number(row.messages)}</TableCell>
            <TableCell align="right">{number(row.parts)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow sx={{ '& td': { fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } }}>
          <TableCell>{translate('messaging.months.sum')}</TableCell>
          <TableCell align="right">{sumOf('messages')}</TableCell>
          <TableCell align="right">{sumOf('parts')}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
