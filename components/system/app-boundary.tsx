'use client'

import { Component, type ReactNode } from 'react'
import { ErrorMessage } from './error-message'

interface AppBoundaryProps {
  /** Shown with an error. */
  email: string
  children: ReactNode
}

/** Shows an error of the app inside it between the page's header and footer, which app/error.tsx would replace. */
export class AppBoundary extends Component<AppBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? (
      <ErrorMessage error={error} retry={() => this.setState({ error: undefined })} email={this.props.email} />
    ) : (
      this.props.children
    )
  }
}
