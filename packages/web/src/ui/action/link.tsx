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

/** Provides the app's router link for every link of the ui kit. */
export const UiLinkProvider = LinkContext

/** A link of the ui kit: a plain anchor unless the app provides its router link. */
export function UiLink(props: UiLinkProps) {
  return createElement(use(LinkContext), props)
}
