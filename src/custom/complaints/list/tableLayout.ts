import { type Column, USUAL_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { ROW_FOCUS } from './rowParts.tsx';

/** In pixels, where all stand in one line. */
const WIDTHS: Record<Column, number> = {
  complaint_number: 96,
  category: 78,
  area: 134,
  name: 86,
  phone: 76,
  source: 62,
  status: 94,
  staff: 72,
  daysOpen: 68,
  date: 64,
  type: 72,
  priority: 66,
  due_on: 88,
  cause: 92,
  assigned: 92,
  updated_at: 72,
};
const [TICK, NUMBER, ACTIONS] = [34, 104, 66];
/** So much of its width may a column lose before another line is begun. */
const NARROW = 0.75;
const MOST_LINES = 4;

/** Two by two below one another: the name above the phone, the category above the area … */
const USUAL_STACKS: readonly Column[] = [
  ...(['name', 'phone', 'category', 'area', 'status'] as const),
  ...(['daysOpen', 'staff', 'date', 'source', 'type'] as const),
];

/** Fixed widths: nothing moves when rows come, and long names break within words rather than push others out of sight. */
export function tableLayout(columns: readonly Column[]) {
  const stacked = isUsual(columns) ? USUAL_STACKS : columns.filter((one) => one !== 'complaint_number');
  const inOneLine = TICK + ACTIONS + columns.reduce((sum, column) => sum + WIDTHS[column], 0);
  const layout: Record<string, unknown> = {
    tableLayout: 'fixed',
    '& th, & td': { px: 0.5, fontSize: { xs: '0.75rem', xl: '0.8125rem' }, overflowWrap: 'anywhere' },
    '& tbody tr': { cursor: 'pointer', ...ROW_FOCUS },
    '& .tick': { width: TICK },
    '& .actions': { width: ACTIONS },
    ...Object.fromEntries(columns.map((column) => [`& .${column}`, { width: WIDTHS[column] }])),
  };
  let needed = inOneLine;
  for (let lines = 2; lines <= MOST_LINES; lines++) {
    const stacks = inStacks(stacked, lines);
    layout[`@container (max-width: ${Math.ceil(needed) - 1}px)`] = inLines(columns, stacks, lines);
    needed = TICK + NUMBER + ACTIONS + NARROW * stacks.reduce((sum, stack) => sum + widest(stack), 0);
  }
  return layout;
}

const isUsual = (columns: readonly Column[]) => columns.join() === USUAL_COLUMNS.join();

const inStacks = (columns: readonly Column[], height: number): Column[][] =>
  Array.from({ length: Math.ceil(columns.length / height) }, (_, nth) =>
    columns.slice(nth * height, (nth + 1) * height),
  );

const widest = (stack: readonly Column[]) => Math.max(...stack.map((column) => WIDTHS[column]));

/** The rows of a table as grids: number and actions beside columns that stand below one another. */
function inLines(columns: readonly Column[], stacks: readonly Column[][], lines: number) {
  const tracks = stacks.map((stack) => `minmax(0, ${widest(stack)}fr)`).join(' ');
  const areas = Array.from({ length: lines }, (_, line) => {
    const cells = stacks.map((stack) => stack[line] ?? '.').join(' ');
    return `"tick complaint_number ${cells} actions"`;
  });
  return {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: `${TICK}px ${NUMBER}px ${tracks} ${ACTIONS}px`,
      gridTemplateAreas: areas.join(' '),
      borderBottom: 1,
      borderColor: 'divider',
      py: 0.25,
    },
    '& th, & td': { border: 0, py: 0.375, minWidth: 0 },
    '& .loading': { gridColumn: '1 / -1' },
    ...Object.fromEntries(
      ['tick', 'actions', ...columns].map((column) => [`& .${column}`, { gridArea: column, width: 'auto' }]),
    ),
  };
}
