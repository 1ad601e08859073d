# kickdoor completion.

cli-completion = muestra lo que permite a una shell completar órdenes, opciones y sus valores
cli-completion-shell = bash: añade `source <(kickdoor completion bash)` a `~/.bashrc`; zsh: `source <(kickdoor completion zsh)` a `~/.zshrc`; fish: `kickdoor completion fish | source` a `~/.config/fish/config.fish`
