import type { ComponentProps, MouseEvent } from 'react'
import { useNavigation } from './navigation.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>

/** A click that the browser should handle itself: new tab, new window, download. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return modified || event.button !== 0 || event.defaultPrevented
}

/** A link inside the app: `<PathLink href={href('login', { phone })}>`. The code of its screen is fetched when the finger touches it. */
export function PathLink({ href: path, onClick, children, ...rest }: AnchorProps & { href: string }) {
  const { openPath, prefetchPath } = useNavigation()
  return (
    <a
      {...rest}
      href={path}
      onPointerDown={() => prefetchPath(path)}
      onClick={(event) => {
        onClick?.(event)
        if (isForBrowser(event)) return
        event.preventDefault()
        openPath(path)
      }}
    >
      {children}
    </a>
  )
}
