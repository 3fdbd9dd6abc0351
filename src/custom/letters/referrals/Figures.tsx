import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ReferralFigures } from '#contract/letters/referralFigures.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { figuresOf } from './referralQueries.ts';
import { stageAddress } from './stageAddress.ts';

/** The open requests of each department and officer, with a sheet for the review meeting (REF-15). */
export function Figures({ officeId }: { officeId: number | null }) {
  const { data } = useQuery(figuresOf(officeId));
  if (!data) return null;
  return (
    <>
      {data.departments.length > 0 && <Departments officeId={officeId} figures={data} />}
      {data.officers.length > 0 && <Officers officeId={officeId} figures={data} />}
    </>
  );
}

function Departments({ officeId, figures }: { officeId: number | null; figures: ReferralFigures }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const linkTo = (category_id?: number, overdue?: number) =>
    category_id && stageAddress('waiting', officeId, { category_id, overdue });
  return (
    <Counted
      title="departments"
      control={figures.departments.length > 1 && <ReviewButton officeId={officeId} departmentId="all" />}
      columns={['waiting', 'overdue', 'review']}
      first="common.department"
    >
      {figures.departments.map(({ department, waiting, overdue }) => {
        const name = nameIn(department) ?? translate('referrals.figures.other');
        return (
          <Line key={department?.id ?? 0} name={name}>
            <TableCell align="right">
              <Count value={waiting} to={linkTo(department?.id)} />
            </TableCell>
            <TableCell align="right">
              <Count value={overdue} to={linkTo(department?.id, 1)} />
            </TableCell>
            <TableCell align="right">
              <ReviewButton officeId={officeId} departmentId={department?.id ?? null} name={name} />
            </TableCell>
          </Line>
        );
      })}
    </Counted>
  );
}

function Officers({ officeId, figures }: { officeId: number | null; figures: ReferralFigures }) {
  const nameIn = useNameIn();
  const { number } = useFormats();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const isShown = isExpanded || !isPhone;
  const columns = ['asked', 'answered', 'overdue', 'median'];
  // On a phone the table is folded, since it is long.
  const toggle = isPhone && (
    <Button
      size="small"
      aria-expanded={isExpanded}
      aria-controls={id}
      onClick={() => setExpanded(!isExpanded)}
    >
      {translate(`referrals.figures.${isExpanded ? 'hide' : 'show'}`)}
    </Button>
  );
  return (
    <Counted
      title="officers"
      columns={columns}
      first="referrals.figures.officer"
      control={toggle}
      id={id}
      isShown={isShown}
    >
      {figures.officers.map(({ contact_id, name, designation, department, ...counted }) => (
        <Line key={contact_id} name={[name, designation, nameIn(department)].filter(Boolean).join(', ')}>
          <TableCell align="right">{number(counted.asked)}</TableCell>
          <TableCell align="right">{number(counted.answered)}</TableCell>
          <TableCell align="right">
            <Count
              value={counted.overdue}
              to={stageAddress('waiting', officeId, { contact_id, overdue: 1 })}
            />
          </TableCell>
          <TableCell align="right">
            {counted.median_days === null ? EMPTY : number(counted.median_days)}
          </TableCell>
        </Line>
      ))}
    </Counted>
  );
}

/** A number with a link to its list; zero has no link. */
function Count({ value, to }: { value: number; to: string | 0 | undefined }) {
  const { number } = useFormats();
  if (value === 0 || !to) return number(value);
  return (
    <MuiLink component={Link} to={to}>
      {number(value)}
    </MuiLink>
  );
}

interface CountedProps {
  title: string;
  first: string;
  columns: string[];
  control?: ReactNode;
  id?: string;
  isShown?: boolean;
  children: ReactNode;
}

function Counted({ title, first, columns, control, id, isShown = true, children }: CountedProps) {
  const translate = useTranslate();
  return (
    <Section title={`referrals.figures.${title}`} control={control}>
      {/* A narrow screen shows a part of the table, which the keyboard can scroll. */}
      <TableContainer
        id={id}
        hidden={!isShown}
        tabIndex={0}
        role="region"
        aria-label={translate(`referrals.figures.${title}`)}
      >
        <Table
          size="small"
          aria-label={translate(`referrals.figures.${title}`)}
          sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{translate(first)}</TableCell>
              {columns.map((column) => (
                <TableCell key={column} align="right">
                  {translate(`referrals.figures.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {name}
    </TableCell>
    {children}
  </TableRow>
);
