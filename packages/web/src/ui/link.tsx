import { createContext, createElement, use, type ComponentProps, type ComponentType } from 'react'

export type UiLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

function PlainLink({ href, children, ...rest }: UiLinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}

const LinkContext = createContext<ComponentType<UiLinkProps>>(PlainLink)

/** Lets the app put its router's link under every link of the kit. */
export const UiLinkProvider = LinkContext

/** A link of the kit: a plain anchor until the app provides its router's. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props)
}
