import '../src/app/trusted-types.ts'
import 'leaflet/dist/leaflet.css'
import 'react-easy-crop/react-easy-crop.css'
import 'uplot/dist/uPlot.min.css'
import '../src/ui/base.css'

/** Uses every library, one after the other, and writes a line for each: its name and what came of it. */
async function run(): Promise<void> {
  const { LIBRARIES } = await import('./libraries.tsx')
  for (const [name, tryOut] of Object.entries(LIBRARIES)) {
    const place = document.createElement('section')
    const line = document.createElement('p')
    document.getElementById('root')?.append(place, line)
    const outcome = await tryOut(place).catch((error: unknown) => `failed: ${String(error)}`)
    line.textContent = `${name}: ${outcome}`
  }
  document.body.dataset['done'] = 'true'
}

void run()
