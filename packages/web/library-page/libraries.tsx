import { Virtualizer, elementScroll, observeElementOffset, observeElementRect } from '@tanstack/react-virtual'
import { createElement, type ReactElement } from 'react'
import type * as Aria from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Loads a library and uses it in the element; resolves with what it showed or computed. */
type TryOut = (place: HTMLElement) => Promise<string>

/** Renders an element and waits until React has committed it. */
const draw = (place: HTMLElement, element: ReactElement): Promise<void> =>
  new Promise((resolve) => {
    createRoot(place).render(createElement('div', { ref: () => resolve() }, element))
  })

/** A code as a square of pixels with a white margin, as a camera would give it. */
function pixelsOf(rows: boolean[][], scale: number): ImageData {
  const size = (rows.length + 8) * scale
  const image = new ImageData(size, size)
  image.data.fill(255)
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      for (let dy = 0; isDark && dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          const at = (((y + 4) * scale + dy) * size + (x + 4) * scale + dx) * 4
          image.data.fill(0, at, at + 3)
        }
    }),
  )
  return image
}

/** The parts of React Aria that take weeks to write; from the chunk that the page loads. */
function Parts({ of }: { of: typeof Aria }): ReactElement {
  const {
    Button,
    Calendar,
    CalendarCell,
    CalendarGrid,
    Heading,
    NumberField,
    Input,
    Label,
    Tree,
    TreeItem,
    TreeItemContent,
  } = of
  return (
    <>
      <Calendar aria-label="date">
        <Button slot="previous">&lt;</Button>
        <Heading />
        <Button slot="next">&gt;</Button>
        <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
      </Calendar>
      <NumberField defaultValue={3}>
        <Label>number</Label>
        <Input />
      </NumberField>
      <Tree aria-label="tree">
        <TreeItem textValue="leaf">
          <TreeItemContent>leaf</TreeItemContent>
        </TreeItem>
      </Tree>
      <Lists of={of} />
    </>
  )
}

function Lists({ of }: { of: typeof Aria }): ReactElement {
  const {
    Cell,
    Column,
    ComboBox,
    GridList,
    GridListItem,
    Input,
    Label,
    ListBox,
    ListBoxItem,
    Popover,
    Row,
    Table,
    TableBody,
    TableHeader,
  } = of
  return (
    <>
      {' '}
      <ComboBox>
        <Label>choice</Label>
        <Input />
        <Popover>
          <ListBox>
            <ListBoxItem>one</ListBoxItem>
            <ListBoxItem>two</ListBoxItem>
            <ListBoxItem>six</ListBoxItem>
          </ListBox>
        </Popover>
      </ComboBox>
      <GridList aria-label="grid">
        <GridListItem textValue="item">item</GridListItem>
      </GridList>
      <Table aria-label="table">
        <TableHeader>
          <Column isRowHeader>name</Column>
        </TableHeader>
        <TableBody>
          <Row>
            <Cell>cell</Cell>
          </Row>
        </TableBody>
      </Table>
    </>
  )
}

/** Every library that the areas of the product are to be built with, each with the smallest real use of it. */
export const LIBRARIES: Record<string, TryOut> = {
  'react-hook-form': async (place) => {
    const { useForm, useFieldArray } = await import('react-hook-form')
    function Rows() {
      const { register, control } = useForm({ defaultValues: { rows: [{ name: 'a' }, { name: 'b' }] } })
      const { fields } = useFieldArray({ control, name: 'rows' })
      return fields.map(({ id }, at) => <input key={id} aria-label="row" {...register(`rows.${at}.name`)} />)
    }
    await draw(place, <Rows />)
    return String(place.querySelectorAll('input').length)
  },
  'react-aria-components': async (place) => {
    await draw(place, <Parts of={await import('react-aria-components')} />)
    return place.querySelectorAll('td').length >= 28 ? 'a month' : 'no month'
  },
  uplot: async (place) => {
    const { default: UPlot } = await import('uplot')
    const series = [{}, { label: 'value', stroke: 'black' }]
    return String(
      new UPlot(
        { width: 200, height: 100, series },
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
        place,
      ).data.length,
    )
  },
  leaflet: async (place) => {
    const { map, marker, divIcon } = await import('leaflet')
    place.style.height = '100px'
    const shown = map(place, { attributionControl: false, zoomControl: false }).setView([31.23, 121.47], 16)
    const icon = document.createElement('span')
    marker([31.23, 121.47], { icon: divIcon({ html: icon }) })
      .addTo(shown)
      .bindPopup(document.createElement('p'), { closeButton: false })
      .openPopup()
    return String(shown.getZoom())
  },
  gcoord: async () => {
    const { default: gcoord } = await import('gcoord')
    const [longitude] = gcoord.transform([121.47, 31.23], gcoord.WGS84, gcoord.GCJ02)
    return longitude.toFixed(3)
  },
  '@tanstack/react-virtual': (place) => {
    const rows = new Virtualizer<HTMLElement, Element>({
      count: 10_000,
      getScrollElement: () => place,
      estimateSize: () => 20,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
    })
    return Promise.resolve(String(rows.getTotalSize()))
  },
  'react-easy-crop': async (place) => {
    const { default: Cropper } = await import('react-easy-crop')
    await draw(
      place,
      <Cropper
        image="/picture.svg"
        crop={{ x: 0, y: 0 }}
        zoom={1}
        aspect={1}
        disableAutomaticStylesInjection
        onCropChange={() => undefined}
      />,
    )
    return place.querySelector('img') ? 'a picture' : 'no picture'
  },
  signature_pad: async (place) => {
    const { default: SignaturePad } = await import('signature_pad')
    const canvas = document.createElement('canvas')
    place.append(canvas)
    const pad = new SignaturePad(canvas)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    return `${pad.toData().length} strokes, ${blob?.type}`
  },
  qr: async () => {
    const { default: encodeQR } = await import('qr')
    const { default: decodeQR } = await import('qr/decode.js')
    return decodeQR(pixelsOf(encodeQR('筑家', 'raw'), 4))
  },
  'barcode-detector': async () => {
    const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
    prepareZXingModule({ overrides: { locateFile: () => wasm } })
    const { default: encodeQR } = await import('qr')
    const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(
      pixelsOf(encodeQR('6901234567892', 'raw'), 4),
    )
    return found.map(({ rawValue }) => rawValue).join()
  },
  idb: async () => {
    const { openDB } = await import('idb')
    const db = await openDB('libraries', 1, { upgrade: (fresh) => void fresh.createObjectStore('kept') })
    await db.put('kept', 'value', 'key')
    return String(await db.get('kept', 'key'))
  },
  'eventsource-parser': async () => {
    const { createParser } = await import('eventsource-parser')
    const events: string[] = []
    createParser({ onEvent: ({ data }) => void events.push(data) }).feed('data: one\n\ndata: two\n\n')
    return events.join()
  },
  'a worker': () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(String(data)))
      worker.addEventListener('error', () => reject(new Error('the worker did not start')))
      worker.postMessage(21)
    })
  },
  'a service worker': async () => {
    await navigator.serviceWorker.register('/sw.js')
    return (await navigator.serviceWorker.ready).active?.scriptURL.endsWith('/sw.js') ? 'active' : 'absent'
  },
}
