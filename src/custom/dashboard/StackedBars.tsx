import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  Rectangle,
  Tooltip,
  XAxis,
  YAxis,
  type YAxisTickContentProps,
} from 'recharts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ColorKey, KeyEntry } from './ColorKey.tsx';
import { DrawnLink, FOCUS } from './DrawnLink.tsx';
import { type Drawn, type Figure, GROUPS, useFigureLink } from './figures.ts';
import { ticksUpTo } from './ticks.ts';
import { TONES } from './tones.ts';
import { useDrawing } from './useDrawing.ts';
import { useWidth } from './useWidth.ts';

const BAR_HEIGHT = 40;
const AXIS_HEIGHT = 32;
/** The share of the width for the names, and its limit in pixels. */
const NAMES = { share: 0.34, most: 220 };

interface StackedBarsProps {
  figures: readonly Figure[];
  /** The end of the axis, so that several pages of bars are comparable. */
  largest: number;
}

/**
 * A bar for each figure with its open, in progress and closed complaints; each part links to them (DASH-02, DASH-03).
 */
export default function StackedBars({ figures, largest }: StackedBarsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { palette } = useTheme();
  const { text, line, tooltip } = useDrawing();
  const linkOf = useFigureLink();
  const [box, width] = useWidth(600);
  const names = Math.min(NAMES.most, width * NAMES.share);
  const ticks = ticksUpTo(largest);
  const parts = GROUPS.map((group) => ({
    group,
    label: translate(`dashboard.columns.${group}`),
    color: palette[TONES[group].color].main,
  }));

  return (
    <Box ref={box} sx={FOCUS}>
      <ColorKey>
        {parts.map(({ group, label, color }) => (
          <KeyEntry key={group} color={color}>
            {label}
          </KeyEntry>
        ))}
      </ColorKey>
      <BarChart
        layout="vertical"
        width={width}
        height={figures.length * BAR_HEIGHT + AXIS_HEIGHT}
        data={figures.map((figure): Drawn => ({ figure }))}
        margin={{ top: 0, right: 20, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid horizontal={false} {...line} />
        <XAxis
          type="number"
          domain={[0, ticks.at(-1) ?? 0]}
          ticks={ticks}
          interval="equidistantPreserveStart"
          tickFormatter={number}
          height={AXIS_HEIGHT}
          tick={text}
          {...line}
        />
        <YAxis
          type="category"
          dataKey={({ figure }: Drawn) => figure.name}
          interval={0}
          width={names}
          tick={(tick: YAxisTickContentProps) => <NameTick tick={tick} width={names} />}
          tickLine={false}
          {...line}
        />
        <Tooltip {...tooltip} cursor={{ fill: palette.action.hover }} />
        {parts.map(({ group, label, color }) => (
          <Bar
            key={group}
            dataKey={({ figure }: Drawn) => figure[group]}
            name={label}
            stackId="all"
            fill={color}
            maxBarSize={24}
            isAnimationActive={false}
            shape={(bar: BarShapeProps) =>
              // A part without width would be an invisible link.
              bar.width > 0 && (
                <DrawnLink link={linkOf(bar.payload.figure, group)}>
                  <Rectangle {...bar} />
                </DrawnLink>
              )
            }
          />
        ))}
      </BarChart>
    </Box>
  );
}

const HEIGHT = 36;
const GAP = 8;

interface NameTickProps {
  tick: YAxisTickContentProps;
  /** The distance of the axis from the left edge of the drawing. */
  width: number;
}

/** The name of a bar on two lines at most: the browser breaks and cuts text of every script, SVG does not. */
const NameTick = ({ tick: { y, payload }, width }: NameTickProps) => (
  <foreignObject x={0} y={Number(y) - HEIGHT / 2} width={width - GAP} height={HEIGHT}>
    <Box sx={{ display: 'grid', height: '100%', alignItems: 'center' }}>
      <Box sx={TWO_LINES}>{payload.value}</Box>
    </Box>
  </foreignObject>
);

const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'right',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: 'text.primary',
};
