// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Banner } from './banner.tsx'
import { Gallery } from './gallery.tsx'
import { Image } from './image.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { renderUi, run, testTexts } from '../testing.tsx'
import { UiTextsProvider } from '../texts.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a picture keeps its place, offers its three sizes and waits its turn', () => {
  const sizes = [320, 640, 1200].map((width) => ({ url: `/tile-${width}.webp`, width }))
  renderUi(<Image src={sizes} alt="Tile" ratio={4 / 3} sizes="50vw" />)
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'Tile' })
  expect(image.getAttribute('srcset')).toBe('/tile-320.webp 320w, /tile-640.webp 640w, /tile-1200.webp 1200w')
  expect(image.width / image.height).toBeCloseTo(4 / 3, 2)
  expect(image.getAttribute('loading')).toBe('lazy')
})

test('while a picture loads, the size of it that is there is shown, in the page and full screen', async () => {
  const thumb = { src: '/stone-1200.webp', alt: 'Stone' }
  const { unmount } = renderUi(<Image {...thumb} />)
  const small = screen.getByRole('img')
  expect(small.style.backgroundImage).toBe('')
  Object.defineProperty(small, 'currentSrc', { value: '/stone-320.webp' })
  fireEvent.load(small)
  unmount()
  renderUi(<Gallery label="Pictures" pictures={[thumb]} />)
  const large = screen.getByRole('img', { name: 'Stone' })
  expect(large.style.backgroundImage).toBe('url("/stone-320.webp")')
  fireEvent.load(large)
  expect(large.style.backgroundImage).toBe('')
  fireEvent.click(screen.getByRole('button', { name: /Picture 1 of 1/ }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('img')?.style.backgroundImage).toBe('url("/stone-1200.webp")')
})

test('a picture that cannot be loaded leaves its words, and a new address is tried', () => {
  const { rerender } = renderUi(<Image src="/gone.webp" alt="Tile" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Tile' }).tagName).toBe('SPAN')
  rerender(<Image src="/there.webp" alt="Tile" />)
  expect(screen.getByRole('img').tagName).toBe('IMG')
})

test('an avatar falls back to the first letter', () => {
  renderUi(<Avatar name="lin" src="/gone.webp" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'lin' }).textContent).toBe('L')
})

const pictures = ['a', 'b', 'c'].map((name) => ({ src: `/${name}.webp`, alt: name }))

/** jsdom lays nothing out: every slide is said to be 100 wide. */
function layOut(row: HTMLElement): void {
  Object.defineProperty(row, 'clientWidth', { value: 100 })
}

test('a video comes first, fetches nothing before it is asked to play, and pauses out of view', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const { container } = renderUi(
    <Gallery label="Pictures" pictures={pictures} video={{ src: '/clip.webm', poster: '/a.webp', label: 'Clip' }} />,
  )
  const row = screen.getByRole('list')
  layOut(row)
  expect(screen.getByText('1/4')).not.toBe(null)
  expect(container.querySelector('video')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: /Clip/ }))
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/clip.webm')
  fireEvent.keyDown(row, { key: 'ArrowRight' })
  pause.mockClear()
  fireEvent.scroll(row)
  expect(pause).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: /Picture 1 of 3/ })).not.toBe(null)
  pause.mockRestore()
})

test('a gallery counts, moves by arrow keys and opens full screen', async () => {
  renderUi(<Gallery label="Pictures" pictures={pictures} />)
  const row = screen.getByRole('list')
  layOut(row)
  expect(screen.getByText('1/3')).not.toBe(null)
  fireEvent.keyDown(row, { key: 'ArrowRight' })
  expect(row.scrollLeft).toBe(100)
  fireEvent.scroll(row)
  expect(screen.getByText('2/3')).not.toBe(null)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /Picture 2 of 3/ }))
    await import('./image-viewer.tsx')
  })
  expect(await screen.findByRole('dialog', { name: 'Pictures' })).not.toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('the viewer opens on the picture that was tapped', async () => {
  // As in a browser: what is in a closed dialog has no width, and nothing to scroll.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.closest('dialog')?.open === false ? 0 : 100
  })
  const scrolled: (ScrollToOptions | undefined)[] = []
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number) => void scrolled.push(to as ScrollToOptions)
  renderUi(<PhotoGrid label="Photos" pictures={pictures} />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /Picture 3 of 3/ }))
    await import('./image-viewer.tsx')
  })
  await screen.findByRole('dialog', { name: 'Photos' })
  expect(scrolled.map((to) => to?.left)).toEqual([200])
})

test('a gallery goes to the picture that is to be shown, behind the video', () => {
  const gallery = (current: string) => (
    <UiTextsProvider texts={testTexts}>
      <Gallery
        label="Pictures"
        pictures={pictures}
        video={{ src: '/clip.webm', poster: '/a.webp', label: 'Clip' }}
        current={current}
      />
    </UiTextsProvider>
  )
  const { rerender } = render(gallery('/a.webp'))
  const row = screen.getByRole('list')
  layOut(row)
  expect(row.scrollLeft).toBe(0)
  rerender(gallery('/c.webp'))
  expect(row.scrollLeft).toBe(300)
  rerender(gallery('/a.webp'))
  expect(row.scrollLeft).toBe(100)
})

const items = pictures.map(({ src, alt }) => ({ key: alt, src, title: alt, href: `#${alt}` }))

function banner() {
  vi.useFakeTimers()
  renderUi(<Banner label="Offers" items={items} />)
  const row = screen.getByRole('list')
  layOut(row)
  const wait = (ms: number) => {
    run(() => vi.advanceTimersByTime(ms))
    fireEvent.scroll(row)
  }
  return { row, wait }
}

test('a banner moves on every four seconds and begins again after the last', () => {
  const { row, wait } = banner()
  wait(3999)
  expect(row.scrollLeft).toBe(0)
  wait(1)
  expect(row.scrollLeft).toBe(100)
  wait(4000)
  expect(row.scrollLeft).toBe(200)
  wait(4000)
  expect(row.scrollLeft).toBe(0)
})

test('a finger on it holds it, the button stops it', () => {
  const { row, wait } = banner()
  fireEvent.touchStart(row)
  wait(9000)
  expect(row.scrollLeft).toBe(0)
  fireEvent.touchEnd(row)
  wait(4000)
  expect(row.scrollLeft).toBe(100)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  wait(9000)
  expect(row.scrollLeft).toBe(100)
})

test('who asked for less motion sees none', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { row, wait } = banner()
  wait(9000)
  expect(row.scrollLeft).toBe(0)
})
