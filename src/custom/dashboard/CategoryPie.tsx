import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { Pie, PieChart, type PieSectorShapeProps, Sector, Tooltip } from 'recharts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { ColorKey, KeyEntry } from './ColorKey.tsx';
import { DrawnLink, FOCUS } from './DrawnLink.tsx';
import { type Drawn, type Figure, useFigureLink } from './figures.ts';
import { pastelOf } from './pastels.ts';
import { useDrawing } from './useDrawing.ts';
import { useWidth } from './useWidth.ts';

const LARGEST = 240;

/** All complaints by category in pastel colours; each slice links to its complaints (DASH-04). */
export default function CategoryPie({ figures }: { figures: readonly Figure[] }) {
  const { number } = useFormats();
  const { palette } = useTheme();
  const { tooltip } = useDrawing();
  const linkOf = useFigureLink();
  const [box, width] = useWidth(LARGEST);
  const size = Math.min(LARGEST, width);

  return (
    <Box ref={box} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', ...FOCUS }}>
      <PieChart width={size} height={size} accessibilityLayer={false}>
        <Pie
          data={figures.map((figure): Drawn => ({ figure }))}
          dataKey={({ figure }: Drawn) => figure.total}
          nameKey={({ figure }: Drawn) => figure.name}
          outerRadius="95%"
          startAngle={90}
          endAngle={-270}
          rootTabIndex={-1}
          isAnimationActive={false}
          stroke={palette.text.secondary}
          shape={(sector: PieSectorShapeProps) => (
            <DrawnLink link={linkOf(sector.payload.figure, 'total')}>
              <Sector {...sector} fill={pastelOf(sector.index)} />
            </DrawnLink>
          )}
        />
        <Tooltip {...tooltip} />
      </PieChart>
      <Box sx={{ flex: '1 1 10rem' }}>
        <ColorKey>
          {figures.map((figure, index) => (
            <KeyEntry key={figure.key} color={pastelOf(index)}>
              {figure.name} · {number(figure.total)}
            </KeyEntry>
          ))}
        </ColorKey>
      </Box>
    </Box>
  );
}
